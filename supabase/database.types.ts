/* oxlint-disable typescript/no-redundant-type-constituents */
// Written by the Supabase CLI from the migrations: supabase gen types --schema public --remote=postgresql://… (docs/deploy.md). Checked by tests/integration/database/database-types.test.ts.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      adventure_sessions: {
        Row: {
          activity_level: string | null;
          adult_participation_level: string;
          bytes: number;
          continuation_data: Json | null;
          created_at: string;
          custom_environment: string | null;
          custom_name: string | null;
          custom_theme: string | null;
          deleted_at: string | null;
          duration_planned: number;
          environment: string;
          extra: NonNullable<Json>;
          final_outcome: string | null;
          id: string;
          keepsake: Json | null;
          participating_children: string[];
          play_style: string | null;
          session_date: string;
          status: string;
          story_summary: string | null;
          theme: string;
          total_steps: number;
          updated_at: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          activity_level?: string | null;
          adult_participation_level?: string;
          bytes?: number;
          continuation_data?: Json | null;
          created_at?: string;
          custom_environment?: string | null;
          custom_name?: string | null;
          custom_theme?: string | null;
          deleted_at?: string | null;
          duration_planned?: number;
          environment?: string;
          extra?: NonNullable<Json>;
          final_outcome?: string | null;
          id: string;
          keepsake?: Json | null;
          participating_children?: string[];
          play_style?: string | null;
          session_date?: string;
          status?: string;
          story_summary?: string | null;
          theme?: string;
          total_steps?: number;
          updated_at?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          activity_level?: string | null;
          adult_participation_level?: string;
          bytes?: number;
          continuation_data?: Json | null;
          created_at?: string;
          custom_environment?: string | null;
          custom_name?: string | null;
          custom_theme?: string | null;
          deleted_at?: string | null;
          duration_planned?: number;
          environment?: string;
          extra?: NonNullable<Json>;
          final_outcome?: string | null;
          id?: string;
          keepsake?: Json | null;
          participating_children?: string[];
          play_style?: string | null;
          session_date?: string;
          status?: string;
          story_summary?: string | null;
          theme?: string;
          total_steps?: number;
          updated_at?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'adventure_sessions_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      children: {
        Row: {
          age: number | null;
          created_at: string;
          deleted_at: string | null;
          extra: NonNullable<Json>;
          id: string;
          interests: string[];
          limitations: string | null;
          name: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          age?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          extra?: NonNullable<Json>;
          id: string;
          interests?: string[];
          limitations?: string | null;
          name?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          age?: number | null;
          created_at?: string;
          deleted_at?: string | null;
          extra?: NonNullable<Json>;
          id?: string;
          interests?: string[];
          limitations?: string | null;
          name?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'children_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      feedback: {
        Row: {
          adult_name: string;
          call_id: string | null;
          created_at: string;
          feedback_type: string;
          id: string;
          message: string;
          page_context: string;
          passed_on: string | null;
          rating: number;
          user_agent: string;
          user_email: string;
          user_id: string | null;
        };
        ComputedFields: never;
        Insert: {
          adult_name?: string;
          call_id?: string | null;
          created_at?: string;
          feedback_type: string;
          id?: string;
          message: string;
          page_context?: string;
          passed_on?: string | null;
          rating: number;
          user_agent?: string;
          user_email?: string;
          user_id?: string | null;
        };
        Update: {
          adult_name?: string;
          call_id?: string | null;
          created_at?: string;
          feedback_type?: string;
          id?: string;
          message?: string;
          page_context?: string;
          passed_on?: string | null;
          rating?: number;
          user_agent?: string;
          user_email?: string;
          user_id?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'feedback_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      story_calls: {
        Row: {
          called_at: string;
          id: number;
          user_id: string;
        };
        ComputedFields: never;
        Insert: {
          called_at?: string;
          id?: never;
          user_id: string;
        };
        Update: {
          called_at?: string;
          id?: never;
          user_id?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'story_calls_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      user_environments: {
        Row: {
          available_items: string[];
          created_at: string;
          deleted_at: string | null;
          description: string;
          extra: NonNullable<Json>;
          id: string;
          name: string;
          space_details: string;
          user_id: string;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          available_items?: string[];
          created_at?: string;
          deleted_at?: string | null;
          description?: string;
          extra?: NonNullable<Json>;
          id: string;
          name?: string;
          space_details?: string;
          user_id: string;
          version?: number;
        };
        Update: {
          available_items?: string[];
          created_at?: string;
          deleted_at?: string | null;
          description?: string;
          extra?: NonNullable<Json>;
          id?: string;
          name?: string;
          space_details?: string;
          user_id?: string;
          version?: number;
        };
        Relationships: [
          {
            foreignKeyName: 'user_environments_user_id_fkey';
            columns: ['user_id'];
            isOneToOne: false;
            referencedRelation: 'users';
            referencedColumns: ['id'];
          },
        ];
      };
      users: {
        Row: {
          adult_name: string | null;
          auth_user_id: string;
          created_at: string;
          deleted_at: string | null;
          extra: NonNullable<Json>;
          id: string;
          memory: NonNullable<Json>;
          purged_version: number;
          show_onboarding: boolean;
          sync_counter: number;
          version: number;
        };
        ComputedFields: never;
        Insert: {
          adult_name?: string | null;
          auth_user_id: string;
          created_at?: string;
          deleted_at?: string | null;
          extra?: NonNullable<Json>;
          id: string;
          memory?: NonNullable<Json>;
          purged_version?: number;
          show_onboarding?: boolean;
          sync_counter?: number;
          version?: number;
        };
        Update: {
          adult_name?: string | null;
          auth_user_id?: string;
          created_at?: string;
          deleted_at?: string | null;
          extra?: NonNullable<Json>;
          id?: string;
          memory?: NonNullable<Json>;
          purged_version?: number;
          show_onboarding?: boolean;
          sync_counter?: number;
          version?: number;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      adventures_in_progress: { Args: Record<PropertyKey, never>; Returns: Json };
      count_story_call: { Args: { most: number; window_s: number }; Returns: Json };
      delete_account: { Args: Record<PropertyKey, never>; Returns: undefined };
      purge_tombstones: { Args: Record<PropertyKey, never>; Returns: number };
      sync: { Args: { account: string; changes: Json; max_rows: number; seen?: Json; since: number }; Returns: Json };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables'] | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums'] | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes'] | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
